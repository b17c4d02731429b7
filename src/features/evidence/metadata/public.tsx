// What pages show of a file that a parent uploaded.
export { MetadataOfFile } from './components/metadata-of-file.tsx'
