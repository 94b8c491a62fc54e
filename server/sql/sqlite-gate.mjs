// Decides by its program whether SQLite may run a query. A program with an instruction outside this
// list is refused: new versions bring new ones, so the tests have a corpus of honest queries in
// addition to the hostile ones.

const words = (text) => text.trim().split(/\s+/);

// Reading, calculating, sorting, and tables that exist only in memory while the query runs.
const INSTRUCTIONS = new Set(
  words(`
    Add AddImm Affinity AggFinal AggInverse AggStep AggStep1 AggValue And BeginSubrtn BitAnd BitNot
    BitOr Blob Cast Close ClrSubtype CollSeq Column Compare Concat Copy Count DecrJumpZero DeferredSeek
    Delete Divide ElseEq EndCoroutine Eq Explain FinishSeek ColumnsUsed Filter FilterAdd Found Function Ge GetSubtype Gosub
    Goto Gt HaltIfNull Halt IdxGE IdxGT IdxInsert IdxLE IdxLT IdxRowid If IfEmpty IfNoHope IfNot
    IfNotOpen IfNotZero IfNullRow IfPos IfSizeBetween Init InitCoroutine Insert Int64 IntCopy Integer
    IsNull IsTrue IsType Jump Last Le Lt MakeRecord Move Multiply MustBeInt Ne NewRowid Next NoConflict
    Noop Not NotExists NotFound NotNull Null NullRow Offset OffsetLimit Once OpenAutoindex
    OpenDup OpenEphemeral OpenPseudo OpenRead Or Param Permutation Prev PureFunc RealAffinity Real
    Remainder ReopenIdx ResetSorter ResultRow Return Rewind RowCell RowData Rowid RowSetAdd RowSetRead
    RowSetTest SCopy SeekEnd SeekGE SeekGT SeekHit SeekLE SeekLT SeekRowid SeekScan Sequence
    SequenceTest SetSubtype ShiftLeft ShiftRight SoftNull Sort SorterCompare SorterData SorterInsert
    SorterNext SorterOpen SorterSort String String8 Subtract Transaction Variable Yield ZeroOrNull
  `),
);
const CALLS = new Set([
  'Function',
  'PureFunc',
  'AggStep',
  'AggStep1',
  'AggValue',
  'AggInverse',
  'AggFinal',
]);
const OPENS = new Set(['OpenRead', 'ReopenIdx']);
/** The number of the attached file, after the main database and the one of our views. */
const FILE = 2;
/** This flag means that `p2` of an opening instruction is a register and not a root page. */
const P2_IS_REGISTER = 0x10;

/** The root pages of the tables behind the views, and of their indexes. */
export async function rootsOf(db, views, schema) {
  const tables = new Set(views.flatMap(({ tables: behind }) => behind));
  const rows = await db.all(
    `SELECT tbl_name, rootpage FROM "${schema}".sqlite_schema WHERE type IN ('table', 'index') AND rootpage > 1`,
  );
  return new Set(
    rows.filter(({ tbl_name }) => tables.has(tbl_name)).map(({ rootpage }) => Number(rootpage)),
  );
}

function flawOf({ opcode, p1, p2, p3, p4, p5 }, roots, functions) {
  // Virtual tables have special instructions; any other unknown one would write.
  if (!INSTRUCTIONS.has(opcode)) return [opcode.startsWith('V') ? 'tables' : 'readOnly'];
  // For reading, of the file or the views.
  if (opcode === 'Transaction' && (Number(p2) !== 0 || Number(p1) > FILE)) return ['readOnly'];
  if (OPENS.has(opcode)) {
    const isPlain = Number(p3) === FILE && (Number(p5) & P2_IS_REGISTER) === 0;
    if (!isPlain || !roots.has(Number(p2))) return ['tables'];
  }
  if (CALLS.has(opcode)) {
    const name = String(p4)
      .replace(/\(-?\d+\)$/, '')
      .toLowerCase();
    if (!functions.has(name)) return ['function', name];
  }
  return null;
}

/**
 * Checks every instruction of a query's program.
 * @returns null if it may run, else the reason, and the refused name
 */
export function passesGate(program, roots, functions) {
  for (const instruction of program) {
    const flaw = flawOf(instruction, roots, functions);
    if (flaw) return flaw;
  }
  return null;
}
