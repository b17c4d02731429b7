const label = '[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?'
const email = new RegExp(`^[A-Za-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@${label}(?:\\.${label})+$`)

/** A single address, in the plain form that every mail program takes. */
export function isEmail(text: string): boolean {
  return email.test(text)
}
