/**
 * The headers of every reply. Pages run no inline script, so the policy needs no nonce and is the same
 * everywhere: one constant object costs nothing, helmet and a nonce cost half of a small answer.
 */
export const everywhere = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // A check-in may ask for the place, if its person wants (features/schedule/exchanges).
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(), interest-cohort=()',
  'referrer-policy': 'no-referrer',
  // Two years, the reduced site's host included; without TLS a browser takes no notice (RFC 6797, 8.1).
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

/** For pages: never stored by a shared cache or on a shared device's disk. */
export const pageHeaders = {
  ...everywhere,
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
  vary: 'accept-encoding',
}

/** For JSON. */
export const jsonHeaders = {
  ...everywhere,
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
  // What decides whether a reply is compressed (gzip.ts).
  vary: 'accept-encoding, sec-fetch-site',
}

/** For built files, whose names change with their content. */
export const assetHeaders = { ...everywhere, 'cache-control': 'public, max-age=31536000, immutable' }
