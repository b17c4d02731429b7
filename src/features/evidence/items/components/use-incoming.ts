import { useEffect, useRef, useState } from 'react'

const hasFiles = (data: DataTransfer | null) => data !== null && [...data.types].includes('Files')
/** A form in a dialog takes nothing from the page below it. */
const isCovered = () => document.querySelector('dialog[open]') !== null

/**
 * Files that are dragged onto the page, or pasted into it as a picture.
 * @returns whether files are over the page
 */
export function useIncoming(isOn: boolean, onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  const latest = useRef(onFiles)
  useEffect(() => {
    latest.current = onFiles
  })
  useEffect(() => {
    if (!isOn) return undefined
    const stop = new AbortController()
    const listen = <E extends 'dragover' | 'dragleave' | 'drop' | 'paste'>(name: E, on: (event: DocumentEventMap[E]) => void) =>
      document.addEventListener(name, on, { signal: stop.signal })
    listen('dragover', (event) => {
      if (!hasFiles(event.dataTransfer) || isCovered()) return
      event.preventDefault()
      setOver(true)
    })
    listen('dragleave', (event) => {
      // Out of the window, not from one part of the page to another.
      if (event.relatedTarget === null) setOver(false)
    })
    listen('drop', (event) => {
      setOver(false)
      if (!hasFiles(event.dataTransfer) || isCovered()) return
      event.preventDefault()
      latest.current([...event.dataTransfer!.files])
    })
    listen('paste', (event) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0 || isCovered()) return
      event.preventDefault()
      latest.current(files)
    })
    return () => stop.abort()
  }, [isOn])
  return isOver
}
