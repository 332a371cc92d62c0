/** The origin of all links and QR codes for other people: that of the page, unless only this computer can open it. */

const HAS_SERVER = import.meta.env.MODE !== "site";

/** Whether only the computer itself can open the addresses of this host. */
export const isLoopback = (host = location.hostname): boolean => /^(localhost$|127\.|\[::1\])/.test(host);

/** Whether a host has no name on the web: an address of a network at home or at school, or the name of a computer in it. */
export const isOwnNetwork = (host = location.hostname): boolean => /^[\d.]+$|^\[|^[^.]+$|\.local$/.test(host);

class Network {
  /** The address of the server in its network; null until it is known, and on any other computer. */
  address = $state<string | null>(null);
  #isAsked = false;

  /** The origin of links. On the server's own computer it changes once the server has told its addresses. */
  get origin(): string {
    if (HAS_SERVER && !this.#isAsked && isLoopback()) {
      this.#isAsked = true;
      import("./addresses.svelte").catch(() => {});
    }
    return this.address ?? location.origin;
  }
}

export const network = new Network();
