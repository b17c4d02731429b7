import { expect, test } from 'vitest'
import { endingOf, fileName, fitsIn, isAsNamed, nameOfCopy, pathName } from './names.ts'
import { sizeText } from './sizes.ts'

test('a name loses folders and what can’t be seen, so that it ends as it looks', () => {
  expect(fileName('C:\\fakepath\\photo.jpg')).toBe('photo.jpg')
  expect(fileName('../../etc/passwd')).toBe('passwd')
  // It looks like "photoexe.jpg", and ends in .exe.
  expect(fileName('photo\u{202e}gpj.exe')).toBe('photogpj.exe')
  expect(fileName('re\u{200b}ceipt.pdf')).toBe('receipt.pdf')
  expect(fileName('Отчёт 2026.pdf')).toBe('Отчёт 2026.pdf')
})

test('in an archive a name has letters and digits that every system takes', () => {
  expect(pathName('Früh & spät.png')).toBe('Fruh-spat.png')
  expect(pathName('../..\\con?.txt')).toBe('con.txt')
  expect(pathName('Отчёт')).toBe('file')
  expect(pathName(`${'a'.repeat(250)}.jpeg`)).toHaveLength(80)
})

test('a length is counted in bytes', () => {
  expect(fitsIn('a'.repeat(255), 255)).toBe(true)
  expect(fitsIn('ä'.repeat(128), 255)).toBe(false)
})

test.each([
  ['photo.JPG', 'jpg', true],
  ['photo.jpeg', 'jpg', true],
  ['photo.jpg', 'exe', false],
  ['letter.docx', 'zip', true],
  ['clip.mov', 'mp4', true],
  ['notes.txt', null, true],
  ['photo.png', null, false],
  ['README', 'pdf', true],
  ['list.csv', 'exe', false],
])('%s that is %s: %s', (name, ending, expected) => {
  expect(isAsNamed(name, ending)).toBe(expected)
})

test('endings and sizes as people read them', () => {
  expect([endingOf('.profile'), endingOf('a.b.TXT'), endingOf('none')]).toEqual(['', 'txt', ''])
  expect([1, 1023, 1024, 3_565_158, 200 * 1024 ** 2, 1024 ** 3].map(sizeText)).toEqual([
    '1 bytes',
    '1,023 bytes',
    '1 KB',
    '3.4 MB',
    '200 MB',
    '1 GB',
  ])
})

test('a copy of another type is called so', () => {
  expect(nameOfCopy('IMG_4.heic', 'image/jpeg')).toBe('IMG_4.jpg')
  expect(nameOfCopy('IMG_4.JPEG', 'image/jpeg')).toBe('IMG_4.JPEG')
  expect(nameOfCopy('scan', 'image/png')).toBe('scan')
  expect(nameOfCopy('notes.txt', 'text/plain')).toBe('notes.txt')
})
