import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { RequireRecentSignIn } from '#accounts/security/public.tsx'
import { Desks } from '#shell/desk-tabs.tsx'
import { useApiQuery } from '#web/api.ts'
import { apiQuery, type Page } from '#web/page.ts'
import { Select } from '#web/ui/field.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Breadcrumbs } from '#web/ui/nav.tsx'
import { Section } from '#web/ui/section.tsx'
import { Empty } from '#web/ui/states.tsx'
import { OrderAtDesk } from './components/order-at-desk.tsx'
import { OrderForm } from './components/order-form.tsx'
import { calls } from './contract.ts'

type Show = 'open' | 'ended'

function Orders() {
  const { t: text } = useLingui()
  const [show, setShow] = useState<Show>('open')
  const asked = useApiQuery(calls.list, { query: { show } }, { keepOld: true })
  return (
    <Section id="orders" title={<Trans>Orders</Trans>}>
      <div className="mb-4 max-w-xs">
        <Select
          id="orders-show"
          label={text`Show`}
          onChange={(event) => setShow(event.target.value === 'ended' ? 'ended' : 'open')}
          options={[
            { value: 'open', label: text`Open` },
            { value: 'ended', label: text`Ended` },
          ]}
          value={show}
        />
      </div>
      <Loaded failed={text`Couldn’t load the orders`} lines={6} query={asked}>
        {({ orders }) =>
          orders.length === 0 ? (
            <Empty title={show === 'open' ? text`No open orders` : text`No order has ended yet`}>
              <Trans>An order that you record waits here until a second admin confirms it.</Trans>
            </Empty>
          ) : (
            <ul className="grid gap-6">
              {orders.map((order) => (
                <li key={order.id}>
                  <OrderAtDesk order={order} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  )
}

function Desk() {
  const { t: text } = useLingui()
  return (
    <main className="page grid gap-6" id="content" tabIndex={-1}>
      <header>
        <Desks here="/admin-legal-records?erasures" />
        <Breadcrumbs items={[{ label: text`Legal records`, to: '/admin-legal-records' }, { label: text`Ordered erasures` }]} />
        <h1>
          <Trans>Ordered erasures</Trans>
        </h1>
        <div className="mt-2 grid max-w-prose gap-2 text-soft">
          <p>
            <Trans>
              Erase a message only by a written order of a court. One admin records the order. A second admin compares it with the paper and
              confirms it. Until then it can be withdrawn, and nothing is erased.
            </Trans>
          </p>
          <p>
            <Trans>
              Erasing removes the text, links and files of the message for everyone, and all records that contain it. The log keeps its
              entry, and a new entry names the court and the docket number. Both parents are notified. It can’t be undone.
            </Trans>
          </p>
          <p>
            <Trans>
              A legal hold on either parent comes first. This page never shows what a message says. What you do is noted with your name.
            </Trans>
          </p>
        </div>
      </header>
      <Orders />
      <Section id="record" title={<Trans>Record an order</Trans>}>
        <OrderForm />
      </Section>
    </main>
  )
}

/** Each act asks for a password of the last ten minutes. */
function View() {
  return (
    <RequireRecentSignIn
      why={<Trans>Before you record or confirm an order, give your password again. It then counts for ten minutes.</Trans>}
    >
      <Desk />
    </RequireRecentSignIn>
  )
}

export const page: Page = {
  queries: () => [apiQuery(calls.list, { query: { show: 'open' } })],
  title: (_at, i18n) => t(i18n)`Ordered erasures`,
  View,
  noIndex: () => true,
}
