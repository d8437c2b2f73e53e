import { Button } from '@mantine/core'
import { chatUrl, isLandline } from '@safar/shared/platform/contact/chat'
import { formatTanggal } from '@safar/shared/platform/format/tanggal'
import type { DepartureSheet } from '@safar/shared/trips/lembar/lembar-schema'
import { kurangText, tenggatChat } from '@safar/shared/trips/lembar/pengingat-tenggat'
import type { PengingatKeadaan, PengingatTenggat } from '@safar/shared/trips/lembar/pengingat-tenggat-schema'
import { IconBrandWhatsapp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { brand } from '../../platform/merek.ts'
import { pemesananPath } from '../../platform/paths.ts'
import { Retry } from '../../platform/ui/retry.tsx'
import classes from './lembar.module.css'
import { remindersQuery, useRemind } from './lembar.queries.ts'

const KEADAAN: Record<PengingatKeadaan, string> = {
  siap: '',
  sudah: 'sudah diingatkan',
  diam: 'pengingatnya dimatikan',
  tanpa_email: 'tanpa email',
  berhenti: 'minta tidak diingatkan lewat email',
}

/** Renders which families lack something, with a mail to all of them and a chat to each. */
export function RemindersCard({ paket }: { paket: DepartureSheet['paket'] }) {
  const { data, isError, refetch } = useQuery(remindersQuery(paket.slug))
  const remind = useRemind(paket.slug)
  const ready = data?.keluarga.filter(({ keadaan }) => keadaan === 'siap').length ?? 0
  return (
    <section className={classes.reminders} aria-label="Pengingat keluarga">
      <h2>Pengingat keluarga</h2>
      {isError && <Retry onRetry={() => void refetch()} />}
      {data && (
        <>
          <p>{leadOf(data)}</p>
          {ready > 0 && (
            <div className={classes.ways}>
              <Button loading={remind.isPending} onClick={() => remind.mutate()}>
                Kirim pengingat ke {ready} keluarga
              </Button>
            </div>
          )}
          {remind.isError && <p role="alert">Belum terkirim. {remind.error.message}</p>}
          <ul>
            {data.keluarga.map((one) => (
              <Family key={one.pemesanan_id} one={one} batas={data.batas} paket={paket} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function leadOf({ batas, lengkap, keluarga }: PengingatTenggat): string {
  if (keluarga.length === 0)
    return lengkap === 0 ? 'Belum ada keluarga.' : 'Tidak ada yang ditunggu dari keluarga.'
  const due = batas && ` Dokumen ditunggu sampai ${formatTanggal(batas)}.`
  return `${keluarga.length} keluarga masih kurang, ${lengkap} lengkap.${due} Email dikirim sekali untuk tanggal itu, di luar jam tenang.`
}

interface FamilyProps {
  one: PengingatTenggat['keluarga'][number]
  batas: string
  paket: DepartureSheet['paket']
}

function Family({ one, batas, paket }: FamilyProps) {
  const { pemesanan_id, kode, pemesan, telepon, keadaan, kurang } = one
  const words = {
    brand: brand(),
    pemesan,
    kode,
    paket: paket.nama_paket,
    berangkat: paket.berangkat,
    batas,
    kurang,
  }
  return (
    <li>
      <div>
        <Link className={classes.family} to={pemesananPath(pemesanan_id)}>
          {pemesan}
        </Link>{' '}
        {kode}
        <p>{kurang.map(kurangText).join(', ')}</p>
      </div>
      {KEADAAN[keadaan] && <span>{KEADAAN[keadaan]}</span>}
      {telepon !== '' && !isLandline(telepon) && (
        <Button
          component="a"
          href={chatUrl(telepon, tenggatChat(words))}
          target="_blank"
          rel="noreferrer"
          variant="default"
          size="compact-md"
          leftSection={<IconBrandWhatsapp size={16} aria-hidden />}
          aria-label={`Chat dengan ${pemesan} (tab baru)`}
        >
          Chat
        </Button>
      )}
    </li>
  )
}
