import type { Sample } from './images.testing.ts'
import { atom, u32 } from './films.testing.ts'
import { arcSeconds, canary, place } from './traces.testing.ts'

// Photos as iPhones write them: HEIC with EXIF and XMP as items of their own (ISO/IEC 23008-12).

/** The bars of a test picture, 64 by 64, in H.265: its settings, and its one picture. */
const settings = Buffer.from(
  'AQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQAqQgEBA3AAAAMAkAAAAwAAAwAeoCCBBZbq5Ka5uBAQMCAAAAMAIAAAAwAhIgABAAZEAcFzwIk=',
  'base64',
)
const pixels = Buffer.from(
  'AAAByygBr1ixhZB3p0ACQj+vT1imWivov6kGl16KA8g9WXmFNox7DWCoJ/Tg1lgIxDaQECa6CZiqvypjLP+hfAA26dZ1kIt3br9pU+Wgq3Kf+q8L9QoqI0/nyNE/5yLUzDi+I5ZumBZBkCZ4pxPohENNgSn4Tc6cv7SJb5WrITq/IHI00HhK13Jo0KtmYF4yTelr1gce2YmsAJWmQ+FQzfq5fqgSC4aVPBP3pMN1OGic3XXRDfLheHvTD+CQpBDENIaDtsRzJzvjuo9hrv2Aqw1vWg9VOwl4axdRfQb3OxLqjUr7V2+GAalJkYWnG4B/eRSYJJEv4GpreN9mbPeqzcPfzNBkAs6EZrVcJsc2OaVZCDDT7JpgPPf73CFfVTfUAxanVCW2fUzwiniUopAbLdBQ90sQJHIoLH9KlHfaks8vFWjAOKGXj5pZLxvkTnPK8E77ELiRk+UIPYPYfaoZvSsukkBnet1PI3KmmFnqRjRQQnI8HvKRJx9yXxxo1GhH58+zh69910Pc5zMPUDTm2yXKa9OW2pevqtvXVOpIy0C4jfssayMxGT10igUk8urCH7gui4XVvl8Fy3z7SEEDORwCNK20vAswFYC3T4yufA==',
  'base64',
)

const u16 = (...values: number[]) => Buffer.from(values.flatMap((value) => [value >> 8, value & 255]))
const latin = (text: string) => Buffer.from(text, 'latin1')

/** A TIFF with the seconds of a place and the name of a device (EXIF 2.32, 4.6). */
const exif = Buffer.concat([
  u32(0),
  latin('MM\0*'),
  u32(8),
  u16(1, 0x010f, 2),
  u32(canary.length, 26, 0),
  latin(canary),
  u32(arcSeconds.numerator, arcSeconds.denominator),
])
const xmp = latin(`<?xpacket begin=""?><x:xmpmeta><a exif:GPSLatitude="${place.latitude}">${canary}</a></x:xmpmeta>`)

const item = (number: number, type: string, ...more: Buffer[]) =>
  atom('infe', u32(0x02000000), u16(number, 0), latin(type), ...more, Buffer.alloc(1))

export async function heicSample(turns: number): Promise<Sample> {
  const data = [pixels, exif, xmp]
  const meta = (from: number) => {
    let at = from
    const places = data.map((each, index) => {
      const row = Buffer.concat([u16(index + 1, 0, 1), u32(at, each.length)])
      at += each.length
      return row
    })
    return atom(
      'meta',
      u32(0),
      atom('hdlr', u32(0, 0), latin('pict'), Buffer.alloc(12), latin(`${canary}\0`)),
      atom('pitm', u32(0), u16(1)),
      atom('iloc', u32(0), u16(0x4400, 3), ...places),
      atom('iinf', u32(0), u16(3), item(1, 'hvc1'), item(2, 'Exif'), item(3, 'mime', latin('application/rdf+xml\0'))),
      atom('iref', u32(0), atom('cdsc', u16(2, 1, 1)), atom('cdsc', u16(3, 1, 1))),
      atom(
        'iprp',
        atom('ipco', atom('hvcC', settings), atom('ispe', u32(0, 64, 64)), atom('irot', Buffer.from([turns % 4]))),
        atom('ipma', u32(0, 1), u16(1), Buffer.from([3, 0x81, 2, 0x83])),
      ),
    )
  }
  const ftyp = atom('ftyp', latin('heic'), u32(0), latin('mif1heic'))
  const all = [ftyp, meta(ftyp.length + meta(0).length + 8), atom('mdat', ...data), atom('mpvd', latin(`${canary} ${place.latitude}`))]
  return { name: `IMG_${turns}.heic`, type: 'image/heic', bytes: Buffer.concat(all) }
}
