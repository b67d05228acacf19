// React's development build records a stack and a task for each element it makes. Jest asks for a hundred lines of a stack, and
// nobody reads the tasks: together they took a twelfth of a component test.
Error.stackTraceLimit = 10;
delete console.createTask;
