/** Milliseconds a tap is felt: spec.md section 9 for iOS, routes.md ruling 9 for all others. */
const hapticLengths = {
  ios: { light: 10, medium: 20, heavy: 30 },
  other: { light: 20, medium: 40, heavy: 60 },
} as const

export type Haptic = 'light' | 'medium' | 'heavy'

interface Device {
  userAgent: string
  /** Absent where the browser cannot. */
  vibrate?: (pattern: number) => unknown
}

/** A light tap says that it went well, a heavy one that it did not; `medium` is for what is moved. */
export function feel(kind: Haptic, device: Device = navigator) {
  const lengths = /iP(hone|ad|od)/.test(device.userAgent) ? hapticLengths.ios : hapticLengths.other
  device.vibrate?.(lengths[kind])
}
