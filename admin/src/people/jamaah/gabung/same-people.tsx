import { Alert, Button, Text } from '@mantine/core'
import { createGabungClient } from '@safar/shared/people/jamaah/gabung-client'
import type { KembarJamaah } from '@safar/shared/people/jamaah/gabung-schema'
import type { Jamaah } from '@safar/shared/people/jamaah/jamaah-fields'
import { samaKarenaText } from '@safar/shared/people/jamaah/same-pilgrim'
import { editPath } from '@safar/shared/platform/address/admin'
import { ApiError } from '@safar/shared/platform/http/errors'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { http } from '../../../access/http.ts'
import { lazyPart } from '../../../platform/ui/lazy-part.ts'
import classes from './gabung.module.css'

const JoinDialog = lazyPart(async () => ({ default: (await import('./join-dialog.tsx')).JoinDialog }))
const client = createGabungClient(http)

/**
 * Renders the records that may be of the same person as one, each with the ways to join it and to tell the two apart,
 * which can be taken back while the page stands.
 */
export function SamePeople({ record }: { record: Jamaah }) {
  const { id } = record
  const [asked, setAsked] = useState<KembarJamaah | null>(null)
  const [apart, setApart] = useState<number | null>(null)
  const queryClient = useQueryClient()
  const queryKey = ['jamaah', 'kembar', id]
  const { data = [] } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.similar(id, signal),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ lain, bukan }: { lain: number; bukan: boolean }) => client.tellApart(id, lain, bukan),
    onSuccess: (left, { lain, bukan }) => {
      queryClient.setQueryData(queryKey, left)
      setApart(bukan ? lain : null)
    },
  })
  if (data.length === 0 && apart === null && !error) return null
  return (
    <Alert color="emerald" mb="lg" title={data.length > 0 ? 'Mungkin orang yang sama' : undefined}>
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
            <Button
              variant="subtle"
              aria-label={`Data nomor ${one.id} bukan orang yang sama`}
              disabled={isPending}
              onClick={() => mutate({ lain: one.id, bukan: true })}
            >
              Bukan orang yang sama
            </Button>
          </li>
        ))}
        {apart !== null && (
          <li>
            <span role="status">Data nomor {apart} ditandai bukan orang yang sama.</span>
            <Button
              variant="default"
              aria-label={`Urungkan tanda pada data nomor ${apart}`}
              disabled={isPending}
              onClick={() => mutate({ lain: apart, bukan: false })}
            >
              Urungkan
            </Button>
          </li>
        )}
      </ul>
      {error && (
        <Text role="alert" c="var(--red)" mt="sm">
          {error instanceof ApiError ? error.message : 'Belum berhasil. Coba lagi.'}
        </Text>
      )}
      {asked && (
        <Suspense fallback={null}>
          <JoinDialog record={record} lain={asked.id} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </Alert>
  )
}
