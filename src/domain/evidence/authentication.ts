import { msg, type Text } from '#kernel/text.ts'
import type { FileKind } from './items.ts'

// Ways to show that a file is what a parent says it is (Fed. R. Evid. 901(a)). They are about authenticity alone; what a court decides, and
// what the rules of a state ask, stands nowhere here.

/** Where the rules were read, and when. Neither is the official text of a state. */
export const lawSource =
  'uscode.house.gov: Federal Rules of Evidence, article IX; 28 U.S.C. § 1746. Gregory P. Joseph, jhany.com, March 26, 2018'
export const lawCheckedOn = '2026-11-29'

export const wayIds = ['witness', 'characteristics', 'process', 'machineRecord', 'hashCopy', 'businessRecord', 'otherParty'] as const
export type WayId = (typeof wayIds)[number]

/** `supports`: what stands today is enough to try it; `needs`: something is missing; `unfit`: not a way for such a file. */
export type WayState = 'supports' | 'needs' | 'unfit'

/** What the platform knows of a file, and nothing that it only supposes. */
export interface ProofFacts {
  kind: FileKind
  /** Its author deleted it here. */
  isRemoved: boolean
  /** Its upload is an entry of the author's log. */
  isLogged: boolean
  /** It was made here, such as a redacted copy, and not uploaded: its making is an entry of the author’s log. */
  isMade: boolean
  /** The stored original was read after the upload and had the same SHA-256. */
  isReadAgain: boolean
  metadata: 'waiting' | 'read' | 'cannot'
  /** The metadata names a camera, phone or other device. */
  hasDevice: boolean
  /** The file's own time of making: before its upload, none, or one that can't be right. */
  time: 'fits' | 'none' | 'odd'
  /** A copy went to the other side. */
  isSent: boolean
  /** The other side opened what it was in, or answered it. */
  isOpened: boolean
  isAnswered: boolean
  /** The other side sent the same bytes here. */
  isTwin: boolean
  /** A signed certified copy has the message that it was sent in. */
  isCertified: boolean
}

export interface Way {
  id: WayId
  name: Text
  citation: string
  state: WayState
  /** What stands today. */
  today: Text[]
  missing: Text[]
  /** What to do next; `null` for a way that doesn't fit. */
  next: Text | null
}

type Judged = Pick<Way, 'state' | 'today' | 'missing' | 'next'>
const texts = (...lines: readonly (Text | false)[]): Text[] => lines.filter((line) => line !== false)
const gone = msg`The original was deleted here. Keep the file on your own device: you’ll need it.`
const recorded = ({ isLogged, isMade }: ProofFacts) =>
  isMade
    ? msg`This platform made the file for you. Your log has its time and SHA-256.`
    : isLogged && msg`Your log has the upload with its time, size and SHA-256.`
const sameSince = ({ isReadAgain, isRemoved }: ProofFacts) =>
  isReadAgain && !isRemoved && msg`The stored file was read again after the upload and had the same SHA-256.`
const unlogged = ({ isLogged, isMade }: ProofFacts) =>
  !isLogged && !isMade && msg`The upload is older than your log, so the log can’t show its time.`

/** Fed. R. Evid. 901(b)(1): a witness with knowledge (Rule 602). Whether a parent has it, no program knows. */
function witness(facts: ProofFacts): Judged {
  return {
    state: facts.isRemoved ? 'needs' : 'supports',
    today: texts(msg`You can say under oath what this is, if you made it, received it or were there.`, recorded(facts), sameSince(facts)),
    missing: texts(facts.isRemoved && gone),
    next: msg`Complete the draft declaration. Sign it only if every sentence is true.`,
  }
}

/** Fed. R. Evid. 901(b)(4): distinctive characteristics, taken together with all the circumstances. */
function characteristics(facts: ProofFacts): Judged {
  const { metadata, hasDevice, time, isAnswered, isOpened, isTwin, isRemoved } = facts
  const isMarked = metadata === 'read' && hasDevice && time === 'fits'
  return {
    state: !isRemoved && (isMarked || isAnswered) ? 'supports' : 'needs',
    today: texts(
      metadata === 'read' && hasDevice && msg`The file names the device that made it.`,
      metadata === 'read' && time === 'fits' && msg`The file has a time of its own that is before the upload.`,
      isAnswered
        ? msg`The other side answered the message that the file was in.`
        : isOpened && msg`The other side opened what the file was sent in.`,
      isTwin && msg`The other side sent the same bytes here.`,
    ),
    missing: texts(
      isRemoved && gone,
      metadata === 'waiting' && msg`We haven’t read the file’s metadata yet.`,
      metadata === 'cannot' && msg`We couldn’t read metadata in this file.`,
      metadata === 'read' && !hasDevice && msg`The file names no device.`,
      metadata === 'read' && time === 'none' && msg`The file has no time of its own.`,
      metadata === 'read' && time === 'odd' && msg`The file’s own time can’t be right. Be ready to explain it.`,
      !isAnswered && msg`No answer from the other side about it.`,
    ),
    next: msg`Note what else points to it: what can be seen or heard, who was there, messages about it.`,
  }
}

/** Fed. R. Evid. 901(b)(9): evidence that describes a process or system and shows that its result is accurate. */
function process(facts: ProofFacts): Judged {
  const { isCertified, isRemoved, isMade } = facts
  return {
    state: isCertified ? 'supports' : 'needs',
    today: texts(
      recorded(facts),
      isCertified && msg`A signed certified copy describes the system and has the copy that you sent.`,
      msg`The draft certificate describes how this system receives and stores files.`,
    ),
    missing: texts(
      unlogged(facts),
      isRemoved && gone,
      !isCertified && msg`A witness, or a signed certificate, that describes the system.`,
      !isMade && msg`How the file was made before the upload: the system can’t show that.`,
    ),
    next: msg`Name someone who can describe the device that made the file, such as you.`,
  }
}

/** Fed. R. Evid. 902(13): a record generated by an electronic process or system, by a certification of a qualified person. */
function machineRecord(facts: ProofFacts): Judged {
  const { kind, isSent, isCertified, metadata, hasDevice } = facts
  const isWritten = kind === 'text' || kind === 'document' || kind === 'other'
  const isMachine = !isWritten || (metadata === 'read' && hasDevice)
  if (!isSent && !isMachine)
    return {
      state: 'unfit',
      today: [],
      missing: [msg`This way is for what a machine records by itself. Nothing shows that a machine made this file.`],
      next: null,
    }
  return {
    state: isCertified ? 'supports' : 'needs',
    today: texts(
      isSent && msg`The shared record shows that a copy was sent, and when.`,
      isCertified && msg`A custodian signed a certified copy of that record.`,
    ),
    missing: texts(
      !isCertified && msg`A certification by a qualified person: someone who can swear to how the device or this system works.`,
      isCertified && msg`Written notice to the other side, with a chance to inspect it.`,
    ),
    next: isCertified
      ? msg`Give the other side written notice, and note it on the Records page.`
      : isSent
        ? msg`On the Records page, make a record with this message. Then ask for a certified copy.`
        : msg`Ask who knows the device or system, such as the company behind it, for a certification.`,
  }
}

/** Fed. R. Evid. 902(14): data copied from a device, storage medium or file, by a process of digital identification such as a hash. */
function hashCopy(facts: ProofFacts): Judged {
  const { isRemoved, isCertified, isMade } = facts
  return {
    state: 'needs',
    today: texts(recorded(facts), !isMade && msg`Your device and our server computed the same SHA-256 at the upload.`, sameSince(facts)),
    missing: texts(
      isRemoved && gone,
      unlogged(facts),
      msg`A certification by a qualified person who compared the hashes. Nobody has signed one for this file.`,
      isCertified && msg`The certified copy has the hash of the copy that you sent, not of the original.`,
      msg`Written notice to the other side, with a chance to inspect it.`,
    ),
    next: msg`Take the draft certificate to your attorney, or to someone qualified who can compare the hashes.`,
  }
}

/** Fed. R. Evid. 902(11): a record of a regularly conducted activity, by a certification of its custodian. */
function businessRecord({ kind }: ProofFacts): Judged {
  if (kind === 'picture' || kind === 'video' || kind === 'audio')
    return {
      state: 'unfit',
      today: [],
      missing: [msg`This way is for records that a business makes in its regular work, not for your own photos or recordings.`],
      next: null,
    }
  return {
    state: 'needs',
    today: [],
    missing: [
      msg`A certification by the custodian of the business, school or office that made the record.`,
      msg`Written notice to the other side, with a chance to inspect it.`,
    ],
    next: msg`If a business, school or office made this, ask it for a copy with a custodian’s certification.`,
  }
}

/** What the other side has, sent or admits (Fed. R. Civ. P. 36(a)(1)(B): the genuineness of any described documents). */
function otherParty({ isTwin, isOpened, isSent }: ProofFacts): Judged {
  return {
    state: isTwin ? 'supports' : 'needs',
    today: texts(
      isTwin && msg`The other side sent the same bytes here.`,
      isSent && msg`A copy went to the other side.`,
      isOpened && msg`The other side opened what the file was sent in.`,
    ),
    missing: texts(
      !isSent && !isTwin && msg`Nothing here shows that the other side has this file.`,
      msg`Their word that the file is genuine: a stipulation or an admission.`,
    ),
    next: msg`Ask the other side to agree in writing that the file is genuine, or ask how a request for admission works in your court.`,
  }
}

const table: Readonly<Record<WayId, { name: Text; citation: string; judge: (facts: ProofFacts) => Judged }>> = {
  witness: { name: msg`Your own testimony`, citation: 'Fed. R. Evid. 901(b)(1)', judge: witness },
  characteristics: { name: msg`Distinctive features and replies`, citation: 'Fed. R. Evid. 901(b)(4)', judge: characteristics },
  process: { name: msg`How the system works`, citation: 'Fed. R. Evid. 901(b)(9)', judge: process },
  machineRecord: { name: msg`Certified record of a machine`, citation: 'Fed. R. Evid. 902(13)', judge: machineRecord },
  hashCopy: { name: msg`Certified copy by its hash`, citation: 'Fed. R. Evid. 902(14)', judge: hashCopy },
  businessRecord: {
    name: msg`Certified business record`,
    citation: 'Fed. R. Evid. 902(11), 803(6)',
    judge: businessRecord,
  },
  otherParty: {
    name: msg`The other side’s copy or agreement`,
    citation: 'Fed. R. Evid. 901(a), 801(d)(2); Fed. R. Civ. P. 36(a)(1)(B)',
    judge: otherParty,
  },
}

/** Each way to authenticate a file, as far as facts of the platform tell. @param facts of one file @returns all ways, in the order of their rules */
export const waysOf = (facts: ProofFacts): Way[] =>
  wayIds.map((id) => {
    const { name, citation, judge } = table[id]
    return { id, name, citation, ...judge(facts) }
  })

/** What each list of ways says with it. */
export const limitsOfWays: readonly Text[] = [
  msg`This is about authenticity only: that the file is what you say it is. Relevance, hearsay and everything else is a separate question.`,
  msg`These are federal rules. State rules differ, and your court decides. This is not legal advice.`,
]
