/**
 * Goes in: the whole page anew, for the server knows the session now and shows what belongs to it. No address is taken from
 * anywhere; of an invitation's link the code alone is, and only where it can be nothing else (rooms/coparents/rules.ts).
 */
export function enter() {
  const code = /^[0-9A-Z]{5}-[0-9A-Z]{5}$/.exec(new URLSearchParams(location.search).get('code') ?? '')
  location.assign(code ? `/parent-connection?code=${code[0]}` : '/')
}
