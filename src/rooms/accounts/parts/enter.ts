/** Goes in: the whole page anew, for the server knows the session now and shows what belongs to it. No address is taken from anywhere. */
export function enter() {
  location.assign('/')
}
