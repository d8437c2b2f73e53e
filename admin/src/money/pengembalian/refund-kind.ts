/**
 * The question that a refund's dialog answers: what a cancelled booking gives back, what a booking that goes on has too
 * much, or what it would give back if it were cancelled, which changes nothing.
 */
export type RefundKind = 'batal' | 'lebih' | 'andai'
