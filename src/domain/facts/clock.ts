/** Seconds into a recording from "65", "1:05" or "1:02:03"; `null` for anything else. */
export function readPlaceInRecording(text: string): number | null {
  const parts = /^(?:(?:(\d{1,2}):)?(\d{1,3}):)?(\d{1,5})$/.exec(text.trim())
  if (!parts) return null
  const [hours, minutes, seconds] = [Number(parts[1] ?? 0), Number(parts[2] ?? 0), Number(parts[3])]
  if (parts[2] !== undefined && seconds > 59) return null
  return parts[1] !== undefined && minutes > 59 ? null : (hours * 60 + minutes) * 60 + seconds
}

/** "1:05", "1:02:03". @param seconds whole, into a recording */
export function writePlaceInRecording(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (number: number) => String(number).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
