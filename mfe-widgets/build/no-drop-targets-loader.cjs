/** Replaces React Aria's drop targets in tables: nothing can be dropped on one of ours. */
module.exports = () => 'export class TreeDropTargetDelegate {}';
