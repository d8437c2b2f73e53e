import { Alert, Button } from '@mantine/core'
import { createGabungClient } from '@safar/shared/people/jamaah/gabung-client'
import type { KembarJamaah } from '@safar/shared/people/jamaah/gabung-schema'
import type { Jamaah } from '@safar/shared/people/jamaah/jamaah-fields'
import { samaKarenaText } from '@safar/shared/people/jamaah/same-pilgrim'
import { editPath } from '@safar/shared/platform/address/admin'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { http } from '../../../access/http.ts'
import { lazyPart } from '../../../platform/ui/lazy-part.ts'
import classes from './gabung.module.css'

const JoinDialog = lazyPart(async () => ({ default: (await import('./join-dialog.tsx')).JoinDialog }))
const client = createGabungClient(http)

/** Renders the records that may be of the same person as one, each with the way to join it. */
export function SamePeople({ record }: { record: Jamaah }) {
  const { id } = record
  const [asked, setAsked] = useState<KembarJamaah | null>(null)
  const { data = [] } = useQuery({
    queryKey: ['jamaah', 'kembar', id],
    queryFn: ({ signal }) => client.similar(id, signal),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  if (data.length === 0) return null
  return (
    <Alert color="emerald" mb="lg" title="Mungkin orang yang sama">
      <ul className={classes.same}>
        {data.map((one) => (
          <li key={one.id}>
            <span>
              <Link to={editPath('jamaah', one.id)}>{one.nama_paspor}</Link>, data nomor {one.id}.{' '}
              {samaKarenaText(one.karena)}.
            </span>
            <Button
              variant="default"
              aria-label={`Gabungkan dengan data nomor ${one.id}`}
              onClick={() => setAsked(one)}
            >
              Gabungkan
            </Button>
          </li>
        ))}
      </ul>
      {asked && (
        <Suspense fallback={null}>
          <JoinDialog record={record} lain={asked.id} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </Alert>
  )
}
