/**
 * Who may make a call at all. Judged once, in `bind`; a call without it does not compile.
 * `public` is anybody, signed in or not.
 */
export type Access = 'public' | 'signedIn' | 'agreed' | 'premium' | { staff: 'support' | 'moderator' | 'admin' | 'super' }
