"""Classrooms: requests of the teacher and of pupils, and what each role may see.

    requests    what the teacher and pupils ask for
    states      the classroom as each role sees it, and the responses with it
    report      the report for the teacher

    teacher   holds the token from the opening. Sees everything but tokens
    pupil     holds the token from the join. Sees the task, their own games, and the votes as the wall shows them
    wall      has no token. Anyone who knows the code sees what the projector shows

Times are milliseconds since 1970-01-01, by the server's clock.
"""
