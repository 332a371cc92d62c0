/** The addresses that a class needs. */

/** The address that pupils type: short, without the protocol. */
export const shortAddress = (): string => `${location.host}/class`;

/** The address in the QR code. */
export const joinAddress = (code: string): string => `${location.origin}/class/${code}`;

/** The link that opens the classroom on another device of the teacher. Browsers do not send the part after # to servers. */
export const teacherLink = (code: string, token: string): string =>
  `${location.origin}/class/${code}/teach#${new URLSearchParams({ token })}`;

/** The teacher's token in the fragment of such a link. */
export const tokenIn = (fragment: string): string | null =>
  new URLSearchParams(fragment.replace(/^#/, "")).get("token");

/** Whether only this device can open the address. */
export const isLocal = (): boolean => /^(localhost|127\.|\[::1\])/.test(location.host);
