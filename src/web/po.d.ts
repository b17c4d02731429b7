declare module '*.po' {
  export const messages: import('@lingui/core').Messages
}

/** The texts of what is around every page (scripts/page-texts.ts). */
declare module 'virtual:shell-texts' {
  export const messages: import('@lingui/core').Messages
}
