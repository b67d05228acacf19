// Jest requests a hundred lines of a stack, and the testing library records a stack for each wait.
Error.stackTraceLimit = 10;
