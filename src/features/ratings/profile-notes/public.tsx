export { NoteForm } from './components/note-form.tsx'
export { Notes } from './components/notes.tsx'
