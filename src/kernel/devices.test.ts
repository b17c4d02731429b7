import { expect, test } from 'vitest'
import { browserOf, deviceOf } from './devices.ts'

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.7632.6 Safari/537.36', 'Chrome 156'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 Version/26.1 Mobile/15E148 Safari/604.1', 'Safari 26'],
  ['Mozilla/5.0 (Windows NT 10.0; rv:151.0) Gecko/20100101 Firefox/151.0', 'Firefox 151'],
  ['Mozilla/5.0 Chrome/155.0.0.0 Safari/537.36 Edg/155.0.1', 'Edge 155'],
  [
    'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36',
    'Samsung Internet 29',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 CriOS/156.0 Mobile/15E148 Safari/604.1', 'Chrome 156'],
  ['Safari/604.1 of Robert Miller', 'another'],
  ['the telephone of Robert Miller', 'another'],
])('of a user agent is stored: %s -> %s', (agent, expected) => {
  expect(browserOf(agent)).toBe(expected)
})

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; rv:151.0) Gecko/20100101 Firefox/151.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 Version/26.1 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/155.0.0.0 Safari/537.36 Edg/155.0.1', 'Edge on Chromebook'],
  ['Chrome', 'Chrome'],
  ['', 'A browser'],
])('a device is called by its browser and system: %s -> %s', (agent, device) => {
  expect(deviceOf(agent)).toBe(device)
})
