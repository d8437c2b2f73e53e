import { Text, Textarea } from '@mantine/core'
import { KIRIMAN_LIMITS } from '@safar/shared/trips/tautan-keluarga/kiriman'
import classes from '../../money/antrean/queue.module.css'
import { QueueDeeds } from '../../money/antrean/queue-deeds.tsx'
import { lengthText } from '../../platform/ui/length-text.ts'
import own from './keluarga.module.css'
import { KirimanHead, type PanelProps } from './kiriman-head.tsx'

interface Props extends PanelProps {
  /** The words that go to the family with an acceptance. */
  jawaban: string
  onJawaban: (jawaban: string) => void
}

/** Renders a family's request in its own words, with the answer that it reads. */
export function RequestPanel({ kiriman, isBusy, problem, jawaban, onJawaban, ...on }: Props) {
  const { problem: tooLong, hint } = lengthText(jawaban.trim().length, KIRIMAN_LIMITS.jawaban)
  return (
    <section className={classes.panel} aria-label={`Permintaan ${kiriman.pemesan_nama}`}>
      <KirimanHead kiriman={kiriman} title="Permintaan" />
      <blockquote className={own.words}>{kiriman.teks}</blockquote>
      <p className={classes.small}>
        Ubah dulu datanya di pemesanan atau di data jamaah. Yang diterima di sini hanya memberi tahu
        keluarganya.
      </p>
      <Textarea
        label="Jawaban untuk keluarga"
        description={hint || 'Boleh kosong bila diterima.'}
        autosize
        minRows={2}
        maxRows={8}
        value={jawaban}
        error={tooLong}
        onChange={({ currentTarget }) => onJawaban(currentTarget.value)}
      />
      {problem && (
        <Text role="alert" c="var(--red)" fw={640}>
          {problem}
        </Text>
      )}
      <QueueDeeds
        deed="Sudah dipenuhi"
        isBusy={isBusy}
        onAccept={on.onAccept}
        onRefuse={on.onRefuse}
        onLater={on.onLater}
      />
    </section>
  )
}
