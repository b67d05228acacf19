import {
  actionsOn,
  RECORD_ACTIONS,
  RECORD_STATUSES,
  type RecordState,
  type RecordViewer,
  refusalOf,
  staysWith,
} from './index.ts';

const [REQUESTER, MANAGER, ASKED, OTHER] = [1, 2, 3, 4];
const record: RecordState = {
  status: 'Pending',
  requesterId: REQUESTER,
  managerId: MANAGER,
  assigneeId: null,
  submittedByIds: [REQUESTER],
  waitsFor: [ASKED],
};
const viewer = (userId: number, change: Partial<RecordViewer> = {}): RecordViewer => ({
  userId,
  isOverseer: false,
  permissions: ['REQUISITION_APPROVE', 'REQUEST_CREATE'],
  takingPart: [userId],
  ...change,
});

test('who is asked approves or rejects, and nothing else', () => {
  expect(actionsOn(viewer(ASKED), record)).toEqual(['approve', 'reject']);
});

test('who keeps a record looks after its approval, and does not decide', () => {
  const all = ['restart', 'add-approver', 'remove-approver', 'remind', 'assign', 'change-manager', 'cancel'];
  expect(actionsOn(viewer(MANAGER), record)).toEqual(all);
  expect(actionsOn(viewer(REQUESTER), record)).toEqual(all);
});

test('the program decides on the whole', () => {
  const actions = actionsOn(viewer(OTHER, { isOverseer: true }), record);
  expect(actions).toContain('approve-entire');
  expect(actions).toContain('reject');
  expect(actions).not.toContain('approve');
});

test('who submitted never decides, whatever they are asked or look after', () => {
  const own = { ...record, submittedByIds: [ASKED] };
  expect(refusalOf(viewer(ASKED), own, 'approve')).toBe('own');
  expect(refusalOf(viewer(ASKED, { isOverseer: true }), own, 'approve-entire')).toBe('own');
  expect(refusalOf(viewer(ASKED), own, 'reject')).toBe('own');
});

test('nor in the name of who is asked, nor does somebody in the name of who submitted', () => {
  const own = { ...record, submittedByIds: [OTHER] };
  expect(refusalOf(viewer(ASKED, { takingPart: [OTHER, ASKED] }), own, 'approve')).toBe('own');
});

test('without the permission nobody does anything', () => {
  expect(actionsOn(viewer(ASKED, { permissions: ['REQUEST_CREATE'] }), record)).toEqual([]);
  expect(actionsOn(viewer(MANAGER, { permissions: ['REQUISITION_APPROVE'] }), record)).toEqual([]);
});

test('somebody else does nothing', () => {
  expect(actionsOn(viewer(OTHER), record)).toEqual([]);
});

test.each<[string, readonly string[]]>([
  ['Draft', ['submit', 'assign', 'change-manager', 'cancel']],
  ['Approved', []],
  ['Rejected', ['restart', 'change-manager', 'cancel', 'reopen']],
  ['Cancelled', ['reopen']],
])('what is done with a record that is %s', (status, actions) => {
  expect(actionsOn(viewer(MANAGER), { ...record, status: status as RecordState['status'], waitsFor: [] })).toEqual(
    actions,
  );
});

test('a status alone refuses with "status", so that somebody who came too late hears why', () => {
  expect(refusalOf(viewer(ASKED), { ...record, status: 'Approved', waitsFor: [] }, 'approve')).toBe('status');
  expect(refusalOf(viewer(OTHER), record, 'approve')).toBe('person');
});

test('every action is possible for somebody in some status (docs: approvals#record-states)', () => {
  const found = new Set(
    RECORD_STATUSES.flatMap((status) =>
      [viewer(ASKED), viewer(MANAGER), viewer(OTHER, { isOverseer: true })].flatMap((one) =>
        actionsOn(one, { ...record, status }),
      ),
    ),
  );
  expect([...found].sort()).toEqual([...RECORD_ACTIONS].sort());
});

test('a record leaves the list of its manager when another one manages it, unless it stays theirs otherwise (docs: approvals#request-manager-changed)', () => {
  const of = { requesterId: REQUESTER, assigneeId: null, approverIds: [ASKED] };
  expect(staysWith(MANAGER, of, OTHER)).toBe(false);
  expect(staysWith(REQUESTER, of, OTHER)).toBe(true);
  expect(staysWith(ASKED, of, OTHER)).toBe(true);
  expect(staysWith(MANAGER, of, MANAGER)).toBe(true);
});
