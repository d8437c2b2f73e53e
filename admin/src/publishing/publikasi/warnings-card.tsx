import { Card, Text } from '@mantine/core'
import type { PaketRingkas } from '@safar/shared/content/paket/paket-schema'
import { editPath, isOfficeNoun, NOUN_PAGE } from '@safar/shared/platform/address/admin'
import { encodePart } from '@safar/shared/platform/text/encode-part'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paketQueries } from '../../content/paket/paket.queries.ts'
import classes from './publikasi.module.css'

const NAMED = /^(.*?)“(.+)”(.*)$/s
const NO_PAKET: never[] = []

/**
 * Returns the form of a named record. Packages go by their name, which several departures may share: then their list;
 * all others by their address (`api/src/publishing/publikasi/warnings.ts`).
 */
function pathOf(before: string, nama: string, paket: readonly PaketRingkas[]): string {
  const noun = before.trim().toLowerCase()
  if (isOfficeNoun(noun) && noun !== 'paket') return editPath(noun, nama)
  const meant = paket.filter(({ nama_paket, slug }) => nama_paket === nama || slug === nama)
  const [only, other] = meant
  return only && !other ? editPath('paket', only.slug) : `${NOUN_PAGE.paket}?q=${encodePart(nama)}`
}

/** Renders the warnings of the last build: packages that are not shown, each with the reason and a link, and others. */
export function WarningsCard({ peringatan }: { peringatan: readonly string[] }) {
  const { data } = useQuery({ ...paketQueries.list(), enabled: peringatan.length > 0 })
  return (
    <Card>
      <h2 className={classes.heading}>Peringatan</h2>
      {peringatan.length === 0 && (
        <Text c="dimmed">Semua yang terbit ikut tampil, dan tidak ada yang perlu diperiksa.</Text>
      )}
      <ul className={classes.warnings}>
        {peringatan.map((text) => {
          const [, before, nama, after] = NAMED.exec(text) ?? []
          return (
            <li key={text}>
              {nama ? (
                <>
                  {before}
                  <Link to={pathOf(before ?? '', nama, data ?? NO_PAKET)}>{nama}</Link>
                  {after}
                </>
              ) : (
                text
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
