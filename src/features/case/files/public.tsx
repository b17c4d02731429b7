// What pages show of files: for what is written, and in what was sent.
export { FileList } from './components/file-list.tsx'
export type { Attached } from './components/attached-list.tsx'
export { FilePicker } from './components/file-picker.tsx'
