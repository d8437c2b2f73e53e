import { Text } from '@mantine/core'
import type { CadanganPage } from '@safar/shared/ops/cadangan/cadangan-schema'
import { umurCadangan } from '@safar/shared/ops/cadangan/keadaan'
import { KATA_KUNCI_CADANGAN } from '@safar/shared/platform/data-key-note'
import { IconDatabaseOff, IconServer2 } from '@tabler/icons-react'
import { Dot, type Tone } from '../../platform/ui/dot.tsx'
import { Notice } from '../../platform/ui/notice.tsx'
import { formatWaktu } from '../../platform/ui/waktu.ts'
import classes from './cadangan.module.css'
import { isiText, umurText } from './words.ts'

const TONE = { segar: 'done', tua: 'waiting', usang: 'bad' } as const satisfies Record<string, Tone>
const MEANS = {
  segar: 'Semua yang tersimpan sampai saat itu dapat dikembalikan.',
  tua: 'Cadangan semalam terlewat. Server mencobanya lagi dengan sendirinya.',
  usang: 'Sudah beberapa malam tanpa cadangan. Lihat sebabnya di bawah.',
} as const

/** Renders the last good backup and its age, which is what the owner of the data asks first. */
export function StandingCard({ meta }: { meta: CadanganPage['meta'] }) {
  const { tempat, di, sedisk, berikutnya, terakhir_baik: baik } = meta
  const umur = baik && umurCadangan(baik.mulai_pada, new Date())
  return (
    <section className={classes.standing} aria-label="Cadangan terakhir">
      {baik && umur && (
        <div className={classes.head}>
          <p className={classes.age}>
            <Dot tone={TONE[umur]}>Cadangan terakhir yang baik: {umurText(baik.mulai_pada, new Date())}</Dot>
          </p>
          <p>{tempat === null ? 'Sekarang cadangan tidak lagi dibuat sendiri.' : MEANS[umur]}</p>
        </div>
      )}
      {!baik && tempat !== null && (
        <div className={classes.head}>
          <p className={classes.age}>
            <Dot tone="waiting">Belum ada cadangan yang baik</Dot>
          </p>
        </div>
      )}
      {(baik || tempat !== null) && (
        <dl className={classes.facts}>
          {baik && (
            <div>
              <dt>Dibuat</dt>
              <dd>{formatWaktu(baik.mulai_pada)}</dd>
            </div>
          )}
          {tempat !== null && (
            <div>
              <dt>{tempat === 'folder' ? 'Folder' : 'Bucket'}</dt>
              <dd className={classes.place}>{di}</dd>
            </div>
          )}
          {berikutnya && (
            <div>
              <dt>Berikutnya</dt>
              <dd>{formatWaktu(berikutnya)}</dd>
            </div>
          )}
          {baik && (
            <div className={classes.whole}>
              <dt>Isi cadangan itu, sudah dicoba dibuka dan dihitung</dt>
              <dd>{isiText(baik)}</dd>
            </div>
          )}
        </dl>
      )}
      {tempat === null && (
        <Notice icon={IconDatabaseOff} title="Belum ada cadangan yang dibuat sendiri">
          Bila server ini rusak, semua data ikut hilang. Minta pengelola server mengisi <b>CADANGAN_KE</b> dan{' '}
          <b>CADANGAN_KUNCI</b>, dan simpan kuncinya juga di luar server.
        </Notice>
      )}
      {sedisk && (
        <Notice icon={IconServer2} title="Cadangan berada di disk yang sama dengan data">
          Bila disk itu rusak, keduanya hilang. Minta pengelola server memindahkannya ke tempat lain.
        </Notice>
      )}
      <Text size="sm" c="dimmed" mt="md">
        {KATA_KUNCI_CADANGAN}
      </Text>
    </section>
  )
}
