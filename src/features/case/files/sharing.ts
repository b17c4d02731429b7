import { isDrawnAgain } from '#domain/media/kinds.ts'
import { msg } from '#kernel/text.ts'

/**
 * Whether others may be given a copy: after a virus scanner called its original clean, or because it is drawn again from pixels, so that
 * no part of the original is in it (docs/decisions/0105).
 * @param type the media type of the copy, or of an original that is to be copied
 */
export const mayGoOut = ({ scan, type }: { scan: 'clean' | 'not_scanned' | null; type: string }): boolean =>
  scan === 'clean' || isDrawnAgain(type)

/** Why what is no picture isn't sent where no scanner is set. */
export const onlyPictures = msg`This site has no virus scanner, so only pictures can be sent. Take a photo or a screenshot of it instead.`

/** Why a sensitive file isn't copied, sent or attached before that was said twice. */
export const notSure = msg`You marked this file as sensitive. To send it, make its copy in your evidence vault and confirm that there.`
