/** The addresses that a class needs. */

import { absoluteLink } from "../shared/site";

/** The address that pupils type: short, without the protocol. */
export const shortAddress = (): string => absoluteLink("/class").replace(/^\w+:\/\//, "");

/** The address in the QR code. */
export const joinAddress = (code: string): string => absoluteLink(`/class/${code}`);

/** The link that opens the classroom on another device of the teacher. The token is in the fragment, which browsers do not send. */
export const teacherLink = (code: string, token: string): string =>
  absoluteLink(`/class/${code}/teach#${new URLSearchParams({ token })}`);

/** The token in the fragment of a teacher's link; null if it has none. */
export const parseToken = (fragment: string): string | null =>
  new URLSearchParams(fragment.replace(/^#/, "")).get("token");
