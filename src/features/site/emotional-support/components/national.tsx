import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Phone } from './phone.tsx'

interface LineProps {
  name: string
  phone: string
  /** Other ways than to call. */
  more?: ReactNode
  children: ReactNode
  /** The organisation's own address, where the number comes from. */
  site: string
}

function Line({ name, phone, more, site, children }: LineProps) {
  return (
    <li className="border-t border-line py-3">
      <h3>{name}</h3>
      <p className="flex flex-wrap items-center gap-x-4">
        <Phone number={phone} />
        {more && <span className="font-semibold">{more}</span>}
      </p>
      <p className="mb-1">{children}</p>
      <p className="text-sm text-soft">
        <Trans>Source: {site}</Trans>
      </p>
    </li>
  )
}

/** Lines that answer everywhere in the United States. Each was compared with other public documents on the day of `lines.ts`. */
export function National() {
  return (
    <ul className="grid gap-x-10 lg:grid-cols-2">
      <Line
        more={<Trans>or text START to 88788</Trans>}
        name="National Domestic Violence Hotline"
        phone="1-800-799-7233"
        site="thehotline.org"
      >
        <Trans>If somebody at home hurts, threatens or controls you. They find help near you, at any hour.</Trans>
      </Line>
      <Line more={<Trans>or text 988</Trans>} name="988 Suicide & Crisis Lifeline" phone="988" site="988lifeline.org">
        <Trans>If you think of ending your life, or cannot bear it any more. Veterans press 1, Spanish press 2.</Trans>
      </Line>
      <Line more={<Trans>or text the same number</Trans>} name="Childhelp" phone="1-800-422-4453" site="childhelphotline.org">
        <Trans>If a child is hurt or not safe, or you fear you may hurt your child.</Trans>
      </Line>
      <Line name="National Center for Missing & Exploited Children" phone="1-800-843-5678" site="missingkids.org">
        <Trans>If a child was taken or has not come back. Call the police first.</Trans>
      </Line>
      <Line
        more={<Trans>or text START to the same number</Trans>}
        name="StrongHearts Native Helpline"
        phone="1-844-762-8483"
        site="strongheartshelpline.org"
      >
        <Trans>For Native Americans and Alaska Natives.</Trans>
      </Line>
      <Line
        more={<Trans>by video, in American Sign Language</Trans>}
        name="The Deaf Hotline"
        phone="1-855-812-1001"
        site="thedeafhotline.org"
      >
        <Trans>Answered by advocates who are Deaf.</Trans>
      </Line>
      <Line name="National Sexual Assault Hotline (RAINN)" phone="1-800-656-4673" site="rainn.org">
        <Trans>If somebody forced you into sex or touched you against your will, now or long ago.</Trans>
      </Line>
      <Line more={<Trans>or text LOVEIS to 22522</Trans>} name="love is respect" phone="1-866-331-9474" site="loveisrespect.org">
        <Trans>For teenagers and young people whose partner frightens them.</Trans>
      </Line>
      <Line name="National Parent & Youth Helpline" phone="1-855-427-2736" site="nationalparentyouthhelpline.org">
        <Trans>When being a parent is too much today. Not at every hour.</Trans>
      </Line>
      <Line name="211" phone="211" site="211.org">
        <Trans>Shelter, food, rent, legal aid and counselling near you.</Trans>
      </Line>
    </ul>
  )
}
