import { spawnSync } from 'node:child_process'

/** Groups that a file itself brings, of a picture's shape, and of what the machine says of a file. */
const harmless =
  /^(?:SourceFile|ExifTool|System|File|Composite|JFIF|PNG(?:-\w+)?|GIF|RIFF|Track\d+|QuickTime|ZIP|XML|PDF|IFD0|Meta|HTML)(?::|$)/
/** Tags that name a place, a person, a device or a time, in any group. */
const telling =
  /GPS|Location|Author|Creator|Artist|Make$|Model|Serial|Software|Producer|Comment|Title|Keywords|(?:Create|Modify|Original|Creation)Date|UserData|HandlerDescription|CompressorName/i
/** A film's times are zero: that none is known. */
const isNothing = (value: unknown) => ['', '0000:00:00 00:00:00', '1980:01:01 00:00:00'].includes(String(value))

/** Reads all files of a folder with exiftool, which knows some 30,000 tags. @returns null where it is not installed */
export function tagsIn(folder: string): { copies: number; wrong: string[] } | null {
  const { status, stdout, error } = spawnSync('exiftool', ['-json', '-a', '-G1', '-ee', folder], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  if (error || status === null) return null
  const files = JSON.parse(stdout) as Record<string, unknown>[]
  const wrong = files.flatMap((file) =>
    Object.entries(file).flatMap(([tag, value]) => {
      const [group = '', name = ''] = tag.split(':')
      if (group === 'System' || group === 'SourceFile') return []
      const isWrong = !harmless.test(tag) || (telling.test(name) && !isNothing(value))
      return isWrong ? [`${String(file['SourceFile']).split('/').at(-1)}: ${tag} = ${String(value).slice(0, 80)}`] : []
    }),
  )
  return { copies: files.length, wrong }
}
