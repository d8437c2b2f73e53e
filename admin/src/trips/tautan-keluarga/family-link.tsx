import { Button, Modal, Text } from '@mantine/core'
import { chatUrl, isLandline } from '@safar/shared/platform/contact/chat'
import { formatTanggal, hariIni } from '@safar/shared/platform/format/tanggal'
import type { Pemesanan } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import {
  lastDigits,
  TAUTAN_KELUARGA_COBA,
  type TautanAkhir,
} from '@safar/shared/trips/tautan-keluarga/tautan-keluarga'
import type { TautanBaru, TautanKeluarga } from '@safar/shared/trips/tautan-keluarga/tautan-keluarga-schema'
import { IconBrandWhatsapp, IconLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CopyField } from '../../platform/ui/copy-field.tsx'
import { DialogActions } from '../../platform/ui/dialog-actions.tsx'
import { Dot } from '../../platform/ui/dot.tsx'
import { QuestionDialog } from '../../platform/ui/question-dialog.tsx'
import { Retry } from '../../platform/ui/retry.tsx'
import { saidBy } from '../../platform/ui/said-by.ts'
import { useFocusBack } from '../../platform/ui/use-focus-back.ts'
import { formatWaktu } from '../../platform/ui/waktu.ts'
import { tautanClient, tautanQuery, useTautanCall } from './tautan.queries.ts'

const ENDED: Record<TautanAkhir, string> = {
  waktu: 'Tautan sudah lewat masa berlakunya',
  dicabut: 'Tautan sudah diakhiri',
  diganti: 'Tautan sudah diganti',
  coba: `Tautan berhenti: angkanya salah ${TAUTAN_KELUARGA_COBA} kali`,
  terhapus: 'Tautan tidak berlaku lagi',
}

/** Renders the link of a booking's family to its own page: its state, a new one with its message, and its end. */
export function FamilyLink({ booking }: { booking: Pemesanan }) {
  const { id, pemesan } = booking
  const { data, isPending, isError, refetch } = useQuery(tautanQuery(id))
  const [made, setMade] = useState<TautanBaru | null>(null)
  const [asking, setAsking] = useState<'ganti' | 'akhiri' | null>(null)
  const make = useTautanCall(() => tautanClient.make(id))
  const end = useTautanCall(() => tautanClient.end(id))
  const error = make.error ?? end.error
  if (isError) return <Retry onRetry={() => void refetch()} />
  if (isPending) return null
  const isOpen = data !== null && data.akhir === null
  const hasPhone = lastDigits(pemesan.telepon) !== ''
  const start = () => make.mutate(undefined, { onSuccess: setMade })
  return (
    <>
      <LinkState link={data} />
      {!hasPhone && (
        <Text size="sm" c="var(--muted)">
          Isi telepon pemesan dulu: tautannya dibuka dengan empat angka terakhirnya.
        </Text>
      )}
      <div>
        <Button
          variant={isOpen ? 'default' : 'filled'}
          leftSection={<IconLink size={18} aria-hidden />}
          loading={make.isPending}
          disabled={!hasPhone}
          onClick={() => (isOpen ? setAsking('ganti') : start())}
        >
          {data === null ? 'Buat tautan' : 'Buat tautan baru'}
        </Button>{' '}
        {isOpen && (
          <Button variant="subtle" c="var(--red)" loading={end.isPending} onClick={() => setAsking('akhiri')}>
            Akhiri tautan
          </Button>
        )}
      </div>
      {error && (
        <Text role="alert" c="var(--red)">
          {saidBy(error)}
        </Text>
      )}
      {asking === 'ganti' && (
        <QuestionDialog
          question={{
            title: 'Buat tautan baru?',
            text: 'Tautan yang sekarang berhenti. Keluarganya perlu memakai yang baru.',
            yes: 'Buat yang baru',
          }}
          onNo={() => setAsking(null)}
          onYes={() => {
            setAsking(null)
            start()
          }}
        />
      )}
      {asking === 'akhiri' && (
        <QuestionDialog
          question={{
            title: 'Akhiri tautan keluarga?',
            text: 'Halaman yang sedang terbuka ikut tertutup. Tautan baru dapat dibuat kapan saja.',
            yes: 'Akhiri',
          }}
          onNo={() => setAsking(null)}
          onYes={() => {
            setAsking(null)
            end.mutate(undefined)
          }}
        />
      )}
      {made && <MadeLink made={made} telepon={pemesan.telepon} onClose={() => setMade(null)} />}
    </>
  )
}

function LinkState({ link }: { link: TautanKeluarga | null }) {
  if (!link) return <Dot>Belum ada tautan</Dot>
  const { akhir, berlaku_sampai, dibuka_pada, salah } = link
  if (akhir) return <Dot tone="bad">{ENDED[akhir]}</Dot>
  const until = formatTanggal(hariIni(new Date(berlaku_sampai)))
  const opened = dibuka_pada ? `terakhir dibuka ${formatWaktu(dibuka_pada)}` : 'belum pernah dibuka'
  return (
    <Dot tone={dibuka_pada ? 'done' : 'waiting'}>
      Berlaku sampai {until}, {opened}
      {salah > 0 && `, angka salah ${salah} kali`}
    </Dot>
  )
}

function MadeLink({ made, telepon, onClose }: { made: TautanBaru; telepon: string; onClose: () => void }) {
  useFocusBack()
  return (
    <Modal opened onClose={onClose} title="Tautan keluarga siap">
      {!isLandline(telepon) && (
        <Button
          component="a"
          href={chatUrl(telepon, made.pesan)}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconBrandWhatsapp size={18} aria-hidden />}
          data-autofocus
          aria-label="Kirim lewat WhatsApp (tab baru)"
        >
          Kirim lewat WhatsApp
        </Button>
      )}
      <CopyField label="Pesan" value={made.pesan} autoFocus={isLandline(telepon)} />
      <Text size="sm" c="var(--muted)">
        {made.email
          ? 'Email dengan tautan ini sudah masuk kotak keluar. '
          : 'Pemesan tidak punya email, jadi tidak ada email yang dikirim. '}
        Tautannya hanya tampil sekali ini. Kalau hilang, buat yang baru.
      </Text>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Selesai
        </Button>
      </DialogActions>
    </Modal>
  )
}
