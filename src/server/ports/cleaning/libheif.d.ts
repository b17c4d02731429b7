/** What is used of libheif's own wrapper (libheif/post.js); the package has types of its C functions only. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  interface HeifImage {
    get_width(): number
    get_height(): number
    is_primary(): boolean
    has_alpha_channel(): boolean
    /** Writes RGBA into `data`. The callback gets `null` where the picture is damaged. */
    display(into: { data: Uint8ClampedArray; width: number; height: number }, done: (into: unknown) => void): void
    free(): void
  }
  const libheif: () => { HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] } }
  export default libheif
}
