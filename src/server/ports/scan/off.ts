import type { Scanner } from './port.ts'

/** No scanner is set. */
export const noScanner: Scanner = { isOn: false, scan: async () => 'not_scanned' }
