import { Button } from '@mantine/core'
import type { NamaTemplat } from '@safar/shared/outbound/templat-surat/templat'
import type { TemplatSurat } from '@safar/shared/outbound/templat-surat/templat-surat-schema'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loading } from '../../platform/ui/loading.tsx'
import { Retry } from '../../platform/ui/retry.tsx'
import { SafeRow } from '../../platform/ui/safe-row.tsx'
import { formatWaktu } from '../../platform/ui/waktu.ts'
import classes from './templat.module.css'
import { riwayatTemplatQuery } from './templat.queries.ts'

interface Props {
  nama: NamaTemplat
  /** Takes a version's texts into the form, unsaved. */
  onTake: (versi: TemplatSurat) => void
}

/** Renders a template's earlier versions and who saved them. */
export function RiwayatTemplat({ nama, onTake }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { data, isPending, isError, refetch } = useQuery({ ...riwayatTemplatQuery(nama), enabled: isOpen })
  return (
    <details className={classes.history} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Versi sebelumnya</summary>
      {isOpen && isPending && <Loading />}
      {isError && <Retry onRetry={() => void refetch()} />}
      {data?.length === 0 && <p>Belum pernah diubah.</p>}
      <ul>
        {data?.map((each) => (
          <SafeRow key={each.versi} of={each} name={`Versi ${each.versi}`}>
            {() => (
              <li>
                <span>
                  Versi {each.versi}, {each.oleh || 'server'},{' '}
                  {each.updated_at && formatWaktu(each.updated_at)}
                  {!each.perihal && !each.judul && !each.isi && ' (teks bawaan)'}
                </span>
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-label={`Pakai versi ${each.versi}`}
                  onClick={() => onTake(each)}
                >
                  Pakai
                </Button>
              </li>
            )}
          </SafeRow>
        ))}
      </ul>
    </details>
  )
}
