/** An attachment for a card that scrolls: `data-more` is set while there is more below, so that app.css shows a sign. */
export function moreBelow(card: HTMLElement): () => void {
  const update = (): void => {
    card.toggleAttribute("data-more", card.scrollTop + card.clientHeight < card.scrollHeight - 8);
  };
  const sizes = new ResizeObserver(update);
  const texts = new MutationObserver(update);
  sizes.observe(card);
  texts.observe(card, { childList: true, subtree: true, characterData: true });
  card.addEventListener("scroll", update);
  return () => {
    sizes.disconnect();
    texts.disconnect();
  };
}
