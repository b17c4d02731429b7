// What pages of other features show of documents.
export { OwnFile } from './components/own-file.tsx'
export { Tabs } from './components/tabs.tsx'
