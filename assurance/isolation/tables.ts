// A line for every table that is behind the policies of cases, from the features' `feature.isolation.ts`. A table without one fails
// the sweep.
import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '#scripts/build.ts'
import type { Table } from './table.ts'

const files = globSync('src/features/*/*/feature.isolation.ts', { cwd: root }).toSorted()
const ofFeatures = await Promise.all(
  files.map(async (file) => ((await import(pathToFileURL(path.join(root, file)).href)) as { tables: Record<string, Table> }).tables),
)

const isBelow = ({ authored }: Table) => Number(authored?.isBelow ?? false)

export const tables: Readonly<Record<string, Table>> = Object.fromEntries(
  ofFeatures.flatMap((of) => Object.entries(of)).toSorted(([, one], [, other]) => isBelow(one) - isBelow(other)),
)
