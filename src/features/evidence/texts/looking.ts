// A PDF as people look at it, a parent's own or one in something that is shown to a granted seat: how many pages it has, and a picture of one.
import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Actor } from '#access/actor.ts'
import { type CaseDeps, caseHandlers, notFound } from '#case/cases/public.ts'
import { contentForWork, type FileAt } from '#case/files/public.ts'
import { english } from '#kernel/english.ts'
import { msg } from '#kernel/text.ts'
import type { SealedFiles } from '#ports/files/port.ts'
import { mostPdfBytes, type Pages } from '#ports/pages/port.ts'
import type { Size } from './contract.ts'
import { seenFile, type VisibleFiles } from './seeing.ts'
import { unreadText } from './unread.ts'

export type LookDeps = CaseDeps & { files: SealedFiles; pages: Pages; visible: VisibleFiles }

interface Asked {
  actor: Actor
  params: { case: string; file: string }
}

/** The longer side of a page's picture, pixels: on a phone, and on a screen with two dots for each or a wide one. */
const sides: Readonly<Record<Size, number>> = { small: 1100, large: 2200 }

export function looking(deps: LookDeps) {
  const seen = caseHandlers(deps, 'case', null).inSeat(async (c, { params }: Asked) => seenFile(c, params.file, deps.visible, deps))

  /** The file as the machine reads it: its reader is given pictures that are drawn from it, and no part of it (docs/decisions/0136). */
  async function content({ of }: { of: FileAt }) {
    const file = await deps.cases.asSystem('pages of a file', (tx) => contentForWork(deps, tx, of))
    return file ?? notFound(msg`There is no such file.`)
  }

  /** Hands the work a copy on this machine that is deleted after it. `null` for a file that is too large to be opened. */
  async function opened<T>(asked: Asked, work: (path: string, folder: string) => Promise<T>): Promise<T | null> {
    const file = await content(await seen(asked))
    if (file.type !== 'application/pdf') return notFound(msg`There is no such file.`)
    if (file.bytes > mostPdfBytes) return null
    const folder = await mkdtemp(join(tmpdir(), 'casebalance-page-'))
    try {
      const path = join(folder, 'file')
      await pipeline(Readable.from(await file.read()), createWriteStream(path, { mode: 0o600 }))
      return await work(path, folder)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  return {
    /** @throws Fault `not_found` for a file that the person doesn't see, or no PDF */
    count: async (asked: Asked): Promise<{ count: number | null; problem: string | null }> => {
      const found = await opened(asked, (path) => deps.pages.layers({ path }, 0, 0))
      if (found?.state === 'read') return { count: found.count, problem: null }
      return { count: null, problem: english(unreadText(found?.reason ?? 'tooLarge')) }
    },
    /**
     * Draws one page as a JPEG. Nothing of it is stored.
     * @param page from 1 on
     * @throws Fault `not_found` likewise, and for a page that can't be drawn
     */
    draw: async (asked: Asked, page: number, size: Size): Promise<Uint8Array> => {
      const picture = await opened(asked, async (path, folder) => {
        const into = join(folder, 'page.jpg')
        const drawn = await deps.pages.draw({ path }, page - 1, sides[size], into)
        return drawn.state === 'drawn' ? readFile(into) : null
      })
      return picture ?? notFound(msg`We can’t show this page. Your file is saved as it is.`)
    },
  }
}
