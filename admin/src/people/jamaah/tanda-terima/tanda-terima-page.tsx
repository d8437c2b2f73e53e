import { Button, Group } from '@mantine/core'
import { createJamaahClient } from '@safar/shared/people/jamaah/jamaah-client'
import { TITIPAN_DI_LABEL } from '@safar/shared/people/jamaah/titipan'
import { editPath } from '@safar/shared/platform/address/admin'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { http } from '../../../access/http.ts'
import { useMerek } from '../../../platform/merek.ts'
import { Loading } from '../../../platform/ui/loading.tsx'
import { PageTitle } from '../../../platform/ui/page-title.tsx'
import { Retry } from '../../../platform/ui/retry.tsx'
import { formatWaktuPenuh } from '../../../platform/ui/waktu.ts'
import { jamaahClient } from '../jamaah-client.ts'
import classes from './tanda-terima.module.css'

const client = createJamaahClient(http)

/** Renders the receipt for a paper passport that was last handed over, for the family; the number is masked. */
export function Component() {
  const id = Number(useParams().id)
  const { brand } = useMerek()
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['jamaah', 'tanda-terima', id],
    queryFn: async ({ signal }) => {
      const [jamaah, titipan] = await Promise.all([
        jamaahClient.get(id, { signal }),
        client.listTitipan(id, { signal }),
      ])
      return { jamaah, sekarang: titipan.sekarang, sebelum: titipan.data[1] ?? null }
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  return (
    <>
      <div className={classes.tools}>
        <PageTitle title="Tanda terima paspor" lead="Untuk keluarga, selembar A5. Nomor paspor disamarkan." />
        <Group gap="xs">
          <Button component={Link} to={editPath('jamaah', id)} variant="default">
            Kembali ke jamaah
          </Button>
          <Button
            leftSection={<IconPrinter size={18} aria-hidden />}
            disabled={!data?.sekarang}
            onClick={() => window.print()}
          >
            Cetak
          </Button>
        </Group>
      </div>
      {isPending && <Loading />}
      {isError && <Retry onRetry={() => void refetch()} />}
      {data && !data.sekarang && <p>Paspor ini belum pernah dititipkan, jadi belum ada yang dicetak.</p>}
      {data?.sekarang && (
        <article className={classes.sheet} aria-label="Tanda terima paspor">
          <h2>{brand || 'Tanda terima'}</h2>
          <p>Tanda terima paspor fisik</p>
          <dl>
            <dt>Nama di paspor</dt>
            <dd>{data.jamaah.nama_paspor}</dd>
            <dt>Nomor paspor</dt>
            <dd>{data.jamaah.no_paspor || 'Belum dicatat'}</dd>
            <dt>Diserahkan dari</dt>
            <dd>{TITIPAN_DI_LABEL[data.sebelum?.di ?? 'keluarga']}</dd>
            <dt>Sekarang di</dt>
            <dd>{TITIPAN_DI_LABEL[data.sekarang.di]}</dd>
            <dt>Waktu</dt>
            <dd>{formatWaktuPenuh(data.sekarang.pada)}</dd>
            <dt>Dicatat oleh</dt>
            <dd>{data.sekarang.oleh || 'Kantor'}</dd>
            {data.sekarang.catatan && (
              <>
                <dt>Catatan</dt>
                <dd>{data.sekarang.catatan}</dd>
              </>
            )}
          </dl>
          <div className={classes.signatures}>
            <p>Yang menyerahkan</p>
            <p>Yang menerima</p>
          </div>
        </article>
      )}
    </>
  )
}
