import { type ReactNode, useState } from 'react'
import { useToast } from '../toasts.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Checkbox, RadioGroup, Scale } from '../ui/choice.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Facts } from '../ui/facts.tsx'
import { Select, TextArea, TextInput } from '../ui/field.tsx'
import { Interval } from '../ui/interval.tsx'
import { Breadcrumbs, Pager } from '../ui/nav.tsx'
import { Badge, Card, Notice } from '../ui/notice.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Empty, Failed } from '../ui/states.tsx'
import { Table } from '../ui/table.tsx'

// Every part of the kit in every state. Its texts are for developers and are not translated: in the
// catalog they would travel to every visitor.

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name} className="grid gap-4 border-t border-line pt-6">
      <h2>{name}</h2>
      {children}
    </section>
  )
}

function Colours() {
  const pairs = [
    ['paper', 'bg-paper text-ink'],
    ['surface', 'bg-surface text-soft'],
    ['action', 'bg-action text-on-action'],
    ['action-wash', 'bg-action-wash text-ink'],
    ['attention-wash', 'bg-attention-wash text-attention'],
    ['danger-wash', 'bg-danger-wash text-danger'],
  ] as const
  return (
    <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
      {pairs.map(([name, look]) => (
        <p className={`border border-line p-4 ${look}`} key={name}>
          {name}
        </p>
      ))}
    </div>
  )
}

function Buttons() {
  const toast = useToast()
  const [open, setOpen] = useState(false)
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => toast({ title: 'Saved', text: 'It is kept on this page only.' })}>Show a toast</Button>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        Open a dialog
      </Button>
      <Button kind="quiet">Quiet</Button>
      <Button kind="danger" onClick={() => toast({ title: 'Error', text: 'Nothing was sent.', tone: 'danger' })}>
        Show a failure
      </Button>
      <Button busy>Sending</Button>
      <ButtonLink kind="secondary" to="/">
        A link
      </ButtonLink>
      <Dialog onClose={() => setOpen(false)} open={open} title="Delete the draft?">
        <p>It is on this page only and cannot be brought back.</p>
        <div className="flex flex-wrap gap-3">
          <Button kind="danger" onClick={() => setOpen(false)}>
            Delete the draft
          </Button>
          <Button kind="quiet" onClick={() => setOpen(false)}>
            Keep it
          </Button>
        </div>
      </Dialog>
    </div>
  )
}

function Fields() {
  const [part, setPart] = useState<'parent' | 'attorney' | null>(null)
  const [answer, setAnswer] = useState<number | null>()
  return (
    <form className="grid max-w-2xl gap-6" onSubmit={(event) => event.preventDefault()}>
      <TextInput hint="As it stands on the order." label="Name" name="name" />
      <TextInput error="Write a name with at least 2 letters." label="Name with an error" name="wrong" optional />
      <TextArea counter={{ min: 60, max: 1500 }} label="What happened in the courtroom or the process?" name="saw" />
      <Select
        label="State"
        name="state"
        options={[
          { value: '', label: 'Choose a state' },
          { value: 'TX', label: 'Texas' },
        ]}
      />
      <RadioGroup
        legend="Who were you in the matter?"
        name="part"
        onChange={setPart}
        options={[
          { value: 'parent', label: 'A parent', hint: 'You were a party to the case.' },
          { value: 'attorney', label: 'An attorney' },
        ]}
        value={part}
      />
      <Scale
        high="Always"
        hint="Did everybody get to speak before a decision?"
        legend="Heard both sides"
        low="Never"
        naLabel="Does not apply"
        name="voice"
        onChange={setAnswer}
        value={answer}
      />
      <Scale
        error="Choose a number, or “Does not apply”."
        high="Always"
        legend="A scale with an error"
        low="Never"
        naLabel="Does not apply"
        name="other"
        onChange={() => {}}
        value={4}
      />
      <Checkbox label="I saw or heard this myself." name="attested" />
      <Checkbox error="Confirm the statement first." label="With an error." name="attested2" />
    </form>
  )
}

function Data() {
  return (
    <>
      <Table
        caption="Answers by criterion"
        columns={[
          { key: 'name', header: 'Criterion', cell: ({ name }) => name },
          { key: 'mean', header: 'Mean', align: 'end', cell: ({ mean }) => mean.toFixed(1) },
          { key: 'n', header: 'Ratings', align: 'end', cell: ({ n }) => n },
        ]}
        rowKey={({ name }) => name}
        rows={[
          { name: 'Integrity', mean: 3.9, n: 48 },
          { name: 'Communication that a person who is not a lawyer can follow', mean: 2.4, n: 1047 },
        ]}
      />
      <Facts
        items={[
          { term: 'Court', value: 'District Court of a very long county name', note: 'From the list of courts, 12 March 2026' },
          { term: 'Since', value: 'Elected in 2014' },
        ]}
      />
      <Interval high={4.1} label="Range only" low={2.6} n={9} />
      <Interval high={3.9} label="Score and range" low={3.2} mean={3.5} n={1048} />
      <Interval high={5} label="At the end" low={4.6} mean={4.9} n={1} />
      <Pager first="/ui" next={{ href: '/ui?cursor=x' }}>
        1 to 20 of 312 people
      </Pager>
    </>
  )
}

export function KitPage() {
  return (
    <main className="page grid gap-10" id="content" tabIndex={-1}>
      <div>
        <Breadcrumbs items={[{ label: 'First page', to: '/' }, { label: 'The kit' }]} />
        <h1>The kit</h1>
      </div>
      <Part name="Colours">
        <Colours />
      </Part>
      <Part name="Buttons, dialog, toast">
        <Buttons />
      </Part>
      <Part name="Search">
        <SearchBox hint="A name, a court or a county." label="Look up a professional" />
      </Part>
      <Part name="Fields">
        <Fields />
      </Part>
      <Part name="Data">
        <Data />
      </Part>
      <Part name="States">
        <Skeleton lines={4} />
        <Empty action={<ButtonLink to="/rate-your-court">Write the first</ButtonLink>} title="No reviews yet">
          <p>Reviews of this professional will stand here.</p>
        </Empty>
        <Failed onRetry={() => {}} sentence="Nothing was lost. Try again in a moment." title="The reviews could not be loaded" />
        <Notice title="Good to know">
          <p>Something to know.</p>
        </Notice>
        <Notice tone="attention" title="Needs you">
          <p>Something waits for you.</p>
        </Notice>
        <Notice tone="danger" title="Cannot be undone">
          <p>Something will be lost.</p>
        </Notice>
        <p className="flex flex-wrap gap-2">
          <Badge>Plain</Badge>
          <Badge tone="info">New</Badge>
          <Badge tone="attention">Fictional</Badge>
          <Badge tone="danger">Expired</Badge>
        </p>
        <Card>A card with one thought.</Card>
      </Part>
    </main>
  )
}
