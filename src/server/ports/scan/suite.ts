import { describe, expect, test } from 'vitest'
import type { Scanner } from './port.ts'

/** The test file that every scanner treats as a virus (eicar.org), put together here so that no scanner flags this source file. */
export const eicar = Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE', '!$H+H*'].join(''))

/** The contract of every scan adapter. `finds`: it scans files at all. */
export function scanSuite(name: string, finds: boolean, make: () => Promise<Scanner>) {
  describe(`scan: ${name}`, () => {
    test('says whether it is on', async () => {
      expect((await make()).isOn).toBe(finds)
    })

    test('asvs-5.4.3 a file with known malicious content is found, and one without is clean', async () => {
      const scanner = await make()
      expect(await scanner.scan(Buffer.from('He came to the school again.\n'))).toBe(finds ? 'clean' : 'not_scanned')
      expect(await scanner.scan(eicar)).toBe(finds ? 'infected' : 'not_scanned')
    })

    test('an empty file and one of 5 MB are looked at too, and many at once', async () => {
      const scanner = await make()
      const large = Buffer.alloc(5 * 1024 * 1024, 'a quiet line of text\n')
      const verdicts = await Promise.all([Buffer.alloc(0), large, large.subarray(0, 65_536), large.subarray(0, 65_537)].map(scanner.scan))
      expect(verdicts).toEqual(verdicts.map(() => (finds ? 'clean' : 'not_scanned')))
    })
  })
}
