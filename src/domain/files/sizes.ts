const steps = ['bytes', 'KB', 'MB', 'GB'] as const

/** A number of bytes for people: `3.4 MB`. A step has 1,024 of the one before it, as phones and Windows count. */
export function sizeText(bytes: number): string {
  const step = bytes < 1024 ? 0 : Math.min(steps.length - 1, Math.floor(Math.log2(bytes) / 10))
  const value = bytes / 1024 ** step
  const digits = step === 0 || value >= 100 ? 0 : 1
  return `${value.toLocaleString('en-US', { maximumFractionDigits: digits })} ${steps[step]}`
}
