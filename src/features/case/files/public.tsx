// What pages show of files: for what is written, and in what was sent.
export { Arriving } from './components/arriving.tsx'
export { FileList } from './components/file-list.tsx'
export { NotAvailable } from './components/not-available.tsx'
export type { Attached } from './components/attached-list.tsx'
export { FilePicker } from './components/file-picker.tsx'
export { Stored } from './components/stored.tsx'
export { useUploads } from './components/use-uploads.ts'
