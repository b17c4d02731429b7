import { useEffect, useState } from 'react'

/** Whether the browser would let this page ask where the device is; `false` until that is known. */
export function useCanLocate(): boolean {
  const [can, setCan] = useState(false)
  useEffect(() => {
    let isGone = false
    if (!('geolocation' in navigator) || !('permissions' in navigator)) return
    navigator.permissions
      .query({ name: 'geolocation' })
      .then(({ state }) => !isGone && setCan(state !== 'denied'))
      .catch(() => {})
    return () => {
      isGone = true
    }
  }, [])
  return can
}

export interface Fix {
  latitude: number
  longitude: number
  /** Metres. */
  accuracy: number
}

/** Where the device is, asked once; `null` where it does not say. */
export const locate = (): Promise<Fix | null> =>
  new Promise((done) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => done({ latitude, longitude, accuracy }),
      () => done(null),
      { enableHighAccuracy: true, timeout: 15_000, maximumAge: 30_000 },
    )
  })
