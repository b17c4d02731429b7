import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { calls as ofUser, type User } from '#http/user-contract.ts'
import { calls } from '#accounts/accounts/contract.ts'
import { calls as security } from '#accounts/security/contract.ts'
import { api, session } from '#web/api.ts'
import { giveUpAll } from '#web/ui/unsaved.ts'
import { userKey } from '#web/user.ts'
import { idleDesk } from './idle.ts'
import { keeper, sessionDesk } from './signed-out.ts'
import { hearTabs, tellTabs } from './tabs.ts'

/** Who the server takes this browser for now; `null` for nobody. Asked beside `ask`, which would wait for the dialog. */
async function whoIsIn(): Promise<User | null> {
  const reply = await fetch(ofUser.user.path, { headers: { 'x-background': '1' } })
  if (reply.status === 401) return null
  if (!reply.ok) throw new Error(`${reply.status}: ${reply.statusText}`)
  return (await reply.json()) as User
}

const desk = sessionDesk({ isSignedIn: async () => (await whoIsIn()) !== null })
const idle = idleDesk({ now: () => Date.now() })
/** Milliseconds between two looks at how long the session was not used. */
const lookEvery = 5_000
const never = () => false
/** What the dialog itself asks: a wrong password is answered there. */
const entering: readonly string[] = [calls.signIn, security.verifyCode, security.verifyRecoveryCode].map(({ path }) => path)

/** Whether the session of this page has ended. */
export function useIsOver(): boolean {
  return useSyncExternalStore(desk.subscribe, desk.isOver, never)
}

/** Whether the session is about to end because nobody uses it. */
export function useIsEnding(): boolean {
  return useSyncExternalStore(idle.subscribe, idle.isEnding, never)
}

/** Tells the server that the session is used, and the other tabs that it was. */
async function keep(): Promise<User> {
  const at = Date.now()
  const user = await api(ofUser.user, {})
  idle.used(at)
  tellTabs({ is: 'used', at })
  return user
}

/** @returns whether the session goes on */
export const stayIn = (): Promise<boolean> =>
  keep().then(
    () => true,
    () => false,
  )

/** After signing in again: the same person goes on where they were; someone else gets a page of their own. */
export async function goOnAs(email: string | undefined): Promise<boolean> {
  const user = await whoIsIn()
  if (!user) return false
  if (user.email === email) {
    idle.used(Date.now())
    desk.goOn()
  } else {
    giveUpAll()
    location.assign('/')
  }
  return true
}

/** Watches over the session while a signed-in page is open: its end, what other tabs do, and that it is used. */
export function useSession(email: string | undefined, idleMinutes: number) {
  const client = useQueryClient()
  useEffect(() => {
    if (email === undefined) return undefined
    session.again = async (path) => !entering.includes(path) && desk.again()
    tellTabs({ is: 'in', email })
    idle.used(Date.now())
    const looks = setInterval(() => !desk.isOver() && idle.look(idleMinutes), lookEvery)
    const deaf = hearTabs((word) => {
      if (word.is === 'out') return desk.over()
      // Someone else has signed in beside this page: nothing here is theirs.
      if (word.is === 'in' && word.email !== email) {
        giveUpAll()
        return location.reload()
      }
      if (desk.isOver()) goOnAs(email).catch(() => {})
      // When it was used, and not when this tab heard of it, which may be later.
      else idle.used(word.is === 'used' ? word.at : Date.now())
    })
    const isDue = keeper(Date.now())
    const use = () => {
      if (desk.isOver() || !isDue(Date.now())) return
      keep().then(
        (user) => client.setQueryData(userKey, user),
        // The next thing that is done will tell.
        () => {},
      )
    }
    // Dictation sends neither a press nor a key, and assistive technology clicks without a pointer.
    const uses = ['pointerdown', 'keydown', 'click', 'input'] as const
    for (const event of uses) addEventListener(event, use, { passive: true })
    return () => {
      for (const event of uses) removeEventListener(event, use)
      clearInterval(looks)
      deaf()
      delete session.again
    }
  }, [client, email, idleMinutes])
}
