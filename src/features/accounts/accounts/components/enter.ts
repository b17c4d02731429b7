import { afterSignIn } from '#map/after-sign-in.ts'

/** Goes in: the whole page again, for the server knows the session now and shows what belongs to it. No address is taken from anywhere. */
export function enter() {
  location.assign(afterSignIn(new URLSearchParams(location.search)))
}
